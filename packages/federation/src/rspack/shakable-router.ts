/**
 * A loader that makes react-router tree-shakable: removes the component names for developer tools, marks calls as pure,
 * and removes warnings meant for development.
 */
export default (source: string): string =>
  source
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
