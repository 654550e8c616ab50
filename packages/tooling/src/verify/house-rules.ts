import { SITE_NAME } from '@isp/contract/site'
import ts from 'typescript'
import { findMoney, findMoneySql } from './money-rules.ts'
import { findClock } from './test-clock.ts'
import { ruleMessages as messages } from './verify.messages.ts'

/** A rule of this repository that a linter does not have: where it applies and what violates it. */
export type HouseRule = {
  name: string
  /** Files to which the rule does not apply. */
  exempt: RegExp
  /** The message if this node violates the rule, else null. */
  check: (node: ts.Node) => string | null
}

/** Everything except tests, their fixtures and their settings. */
const NO_TEST =
  /^(?!.*([.](test|spec|fixture)[.]tsx?$|vitest[.]config[.]ts$|^e2e\/(journeys|fixtures)\/))/
const TESTS = String.raw`\.(test|spec|fixture|faults)\.tsx?$|^e2e/|^packages/testing/`

const literalText = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text
  return null
}

/** SQL is written in templates; one without a placeholder is one text. */
const sqlText = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? node.getText() : ''

const shorten = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

/** The module named by an import, a re-export or a dynamic import. */
const importedModule = (node: ts.Node): string | null => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const name = node.moduleSpecifier
    return name && ts.isStringLiteral(name) ? name.text : null
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [name] = node.arguments
    return name && ts.isStringLiteral(name) ? name.text : null
  }
  return null
}

const isGlobalFetch = (node: ts.Node): boolean => {
  if (!ts.isCallExpression(node)) return false
  const called = node.expression
  if (ts.isIdentifier(called)) return called.text === 'fetch'
  return (
    ts.isPropertyAccessExpression(called) &&
    called.name.text === 'fetch' &&
    ts.isIdentifier(called.expression) &&
    /^(globalThis|window|self)$/.test(called.expression.text)
  )
}

const COLOUR = /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(rgb|hsl)a?\(|\bok(lch|lab)\(/i

/** A word, not a single letter or a set of letters in an expression: those are not texts for people. */
const WORD = /[а-яё]{2}/i
const LETTERS = /^\[[а-яё-]+\]$/i

/**
 * Places where a parent may style its parts by class name (record 029): elements repeated dozens of times on a page,
 * and two places that have not been converted yet.
 */
const CLASS_NAMES = new RegExp(
  [
    '^remote-catalog/src/shared/(product-list|filters|listing|section-cards|basket-slot)/',
    '^remote-catalog/src/(fragments/search-suggestions|routes/(brands|catalog|comparison))/',
    '^remote-basket-checkout/src/(fragments/add-to-basket|routes/basket)/',
    '^remote-cabinet/src/routes/(favorites/|draft/draft-line)',
  ].join('|'),
)

/** A literal class name; one received as a prop is passed on to the element. */
const typedClassName = (node: ts.Node): string | null => {
  if (!ts.isJsxAttribute(node) || node.name.getText() !== 'className') return null
  let found: string | null = null
  const look = (part: ts.Node): void => {
    found ??= literalText(part)?.trim() || null
    ts.forEachChild(part, look)
  }
  if (node.initializer) look(node.initializer)
  return found
}

/** Accounting systems and their formats; «С» may be written in either alphabet. */
const VENDOR = /commerce-?ml|(?<![\p{L}\d])1[сc](?!\p{L})|one-?c(?=[A-Z]|$)|битрикс|bitrix/iu

/** The shop's name, as a word of its own. */
const TYPED_NAME = new RegExp(`(?<!\\p{L})${SITE_NAME}(?!\\p{L})`, 'u')

export const houseRules: readonly HouseRule[] = [
  {
    name: 'cyrillic',
    exempt: new RegExp(
      String.raw`${TESTS}|^packages/(i18n|demo-data|contract)/|\.messages\.(ts|mjs)$|\.showcase\.tsx$|\.language\.ts$|\.mail\.ts$|\.template\.ts$|^packages/tooling/boundaries\.cjs$`,
    ),
    check: (node) => {
      const text = literalText(node)
      return text !== null && WORD.test(text) && !LETTERS.test(text)
        ? messages.cyrillic(shorten(text))
        : null
    },
  },
  {
    name: 'site-name',
    exempt: new RegExp(String.raw`${TESTS}|^packages/contract/src/site(-name)?\.ts$`),
    check: (node) => (TYPED_NAME.test(literalText(node) ?? '') ? messages.siteName : null),
  },
  {
    name: 'class-name',
    exempt: new RegExp(`${TESTS}|${CLASS_NAMES.source}`),
    check: (node) => {
      const found = typedClassName(node)
      return found === null ? null : messages.className(shorten(found))
    },
  },
  {
    name: 'fetch',
    exempt: new RegExp(
      String.raw`${TESTS}|^packages/(api-client|bff|tooling|demo-data)/|^packages/federation/|^shell/server/|^shell/src/app/boot\.ts$`,
    ),
    check: (node) => (isGlobalFetch(node) ? messages.fetch : null),
  },
  {
    name: 'colour',
    exempt: new RegExp(
      `${TESTS}|^packages/(demo-data|tooling|bff)/|^packages/ui/src/(tokens|theme)`,
    ),
    check: (node) => {
      const found = COLOUR.exec(literalText(node) ?? '')
      return found ? messages.colour(found[0]) : null
    },
  },
  {
    name: 'shop-day',
    exempt: new RegExp(`${TESTS}|^(?!packages/bff/)`),
    check: (node) => (/\bcurrent_date\b/i.test(literalText(node) ?? '') ? messages.shopDay : null),
  },
  {
    name: 'vendor',
    exempt: /^(?!packages\/bff\/src\/trade\/)/,
    check: (node) => {
      const found = VENDOR.exec(ts.isIdentifier(node) ? node.text : (literalText(node) ?? ''))
      return found ? messages.vendor(found[0]) : null
    },
  },
  {
    name: 'money',
    exempt: new RegExp(
      String.raw`${TESTS}|^packages/(demo-data|tooling)/|^packages/bff/src/(bench/|commands/demo-data\.people)|^packages/contract/src/(line-sums|roubles)\.ts$`,
    ),
    check: (node) => findMoney(node) ?? findMoneySql(sqlText(node)),
  },
  {
    name: 'router',
    // the table of singletons and the rspack preset name the library without using it
    exempt: /^packages\/(router|tooling)\//,
    check: (node) => {
      const name = importedModule(node)
      return name && /^react-router(-dom)?(\/|$)/.test(name) ? messages.router(name) : null
    },
  },
  {
    name: 'query',
    exempt: /^packages\/(query|tooling)\//,
    check: (node) => {
      const name = importedModule(node)
      return name && /^@tanstack\/(react-)?query(-core)?(\/|$)/.test(name)
        ? messages.query(name)
        : null
    },
  },
  {
    name: 'clock',
    // the readiness of a starting server can only be found out by polling
    exempt: new RegExp(String.raw`${NO_TEST.source}|^e2e/fixtures/processes\.ts$`),
    check: (node) => {
      const found = findClock(node)
      return found ? messages.clock(found) : null
    },
  },
]
