/**
 * Plain CSS rules for the whole page, such as no scrolling behind a dialog, or print layout. They apply while the
 * component is mounted, so they end with the page at the latest. The build refuses every other way to write such rules.
 */
export const PageRules = ({ children }: { children: string }) => <style>{children}</style>
