// Replaces `react-refresh/runtime` in the development build of a remote: an instance of the remote's own would load
// after react-dom, which registers itself only once.

/** Replaced with the application's name by the build. */
declare const ISP_APP: string

const { refresh } = globalThis.ispHot

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = refresh

/** Modules of two applications can have the same id, so the application's name keeps their components apart. */
export const register: typeof refresh.register = (type, id) =>
  refresh.register(type, `${ISP_APP} ${id}`)
