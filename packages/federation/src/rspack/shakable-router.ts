/**
 * A loader for react-router: what a page does not use can only go when nothing keeps it. Its components are kept by the names
 * that they get for developer tools and by calls that nobody has marked as pure; warnings are for development alone.
 */
export default (source: string): string =>
  source
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;')
