type Require = {
  federation: { runtime: { init: (options: unknown) => unknown }; initOptions: unknown }
}

/** The runtime's `init` without its plugin for tree-shaken shared modules, which we do not use. */
export const init = ({ webpackRequire }: { webpackRequire: Require }): unknown => {
  const { runtime, initOptions } = webpackRequire.federation
  return runtime.init(initOptions)
}
