const NAME = /^[\w-][\w.-]{0,200}$/

/** Where a blob lies below its folder, in about a hundred small subfolders. @throws Error for what is no name */
export const blobPath = (name: string): string => {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name of a blob`)
  return `${name.slice(0, 2)}/${name}`
}
