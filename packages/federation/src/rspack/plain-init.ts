type Require = {
  federation: { runtime: { init: (options: unknown) => unknown }; initOptions: unknown }
}

/** The runtime's own beginning without its plugin for tree-shaken shared modules, of which there are none. */
export const init = ({ webpackRequire }: { webpackRequire: Require }): unknown => {
  const { runtime, initOptions } = webpackRequire.federation
  return runtime.init(initOptions)
}
