/** Checked in this order, because most browsers also claim to be several others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Yandex Browser'],
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/(?:OPR|Opera)\//, 'Opera'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const firstOf = (rules: readonly (readonly [RegExp, string])[], text: string): string | null =>
  rules.find(([sign]) => sign.test(text))?.[1] ?? null

/** Browser and operating system in usual names; null for unknown ones. No part of the User-Agent itself is shown. */
export const deviceOf = (userAgent: string) => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
})
