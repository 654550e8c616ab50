// Stands for `react-refresh/runtime` in the development build of a remote: an instance of its own would come after
// react-dom, which tells of itself only once.

/** Written in by the build. */
declare const ISP_APP: string

const { refresh } = globalThis.ispHot

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
} = refresh

/** Modules of two applications have the same ids: their components must not take each other's place. */
export const register: typeof refresh.register = (type, id) =>
  refresh.register(type, `${ISP_APP} ${id}`)
