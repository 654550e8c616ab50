/**
 * A loader that makes react-router tree-shakable. Unused components are retained by the names
 * set for developer tools and by calls that are not marked as pure; warnings are for development only.
 */
export default (source: string): string =>
  source
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
