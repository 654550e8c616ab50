/** Reads the codes in the picture of a camera. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>
