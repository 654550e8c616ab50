/**
 * Rules for the whole page: no scrolling behind a dialog, what goes to paper. They hold while the component is there and
 * leave with it, so with the page at the latest. Takes plain CSS. Every other way to such rules fails the build.
 */
export const PageRules = ({ children }: { children: string }) => <style>{children}</style>
