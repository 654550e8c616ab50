import { isClosedToSearch } from '@isp/contract/urls'
import type { Names } from './names.ts'

export type RouteInput = {
  /** `shell` or the name of a remote. */
  app: string
  names: Names
  path: string
  /** Whether the application's own layout surrounds its pages, with padding and a menu. */
  hasLayout: boolean
}

export const folderOf = (app: string): string => (app === 'shell' ? app : `remote-${app}`)

/** Example address of a page, with a value for each parameter. */
const exampleOf = (path: string): string => path.replaceAll(/:\w+\??/g, '1').replace('*', '')

/** The head of a page, with its address built from the route's parameters. */
const headOf = (path: string): string => {
  if (isClosedToSearch(path)) return '() => ({ title: messages.documentTitle })'
  const canonical = path.replaceAll(
    /:(\w+)\??/g,
    (_, name: string) => `\${encodeURIComponent(params.${name} ?? '')}`,
  )
  return canonical === path
    ? `() => ({ title: messages.documentTitle, canonical: '${path}' })`
    : `({ params }) => ({
    title: messages.documentTitle,
    canonical: \`${canonical}\`,
  })`
}

const menuOf = ({ hasLayout, path }: RouteInput): string =>
  hasLayout && !/[:*]/.test(path)
    ? "\n  handle: { menu: { text: messages.title, icon: 'info', place: 100 } },"
    : ''

const pageOf = ({ names: { kebab, pascal }, hasLayout }: RouteInput): string => {
  const frame = hasLayout ? 'Stack' : 'Container'
  const look = hasLayout ? 'gap={5}' : `css={{ paddingBlock: \`\${space[6]} \${space[16]}\` }}`
  return `import { ${hasLayout ? 'Heading, Stack, Text' : 'Container, Heading, space, Text'} } from '@isp/ui'
import { ${camelOf(pascal)}Messages as messages } from './${kebab}.messages.ts'

export const ${pascal}Page = () => (
  <${frame} ${look}>
    <Heading level={1}>{messages.title}</Heading>
    <Text>{messages.text}</Text>
  </${frame}>
)
`
}

const camelOf = (pascal: string): string => pascal.charAt(0).toLowerCase() + pascal.slice(1)

const testOf = (input: RouteInput): string => {
  const { app, names, path, hasLayout } = input
  const address = exampleOf(path)
  const [imports, open] =
    app === 'shell'
      ? [
          `import { renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shellFixture } from '../../layout/shell.fixture.tsx'`,
          `renderRoute(shellFixture(), '${address}')`,
        ]
      : app === 'cabinet'
        ? [
            `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'`,
            `open('${address}', {})`,
          ]
        : [
            `import { renderRoute } from '@isp/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'`,
            `renderRoute(remote, '${address}')`,
          ]
  const inMenu =
    menuOf(input) === ''
      ? ''
      : `
  const link = screen.getByRole('link', { name: messages.title })
  expect(link).toHaveAttribute('aria-current', 'page')`
  return `${imports}
import { ${names.camel}Messages as messages } from './${names.kebab}.messages.ts'

test('по своему адресу ${hasLayout ? 'вошедший ' : ''}посетитель видит страницу${inMenu && ' и её место в меню'}', async () => {
  await ${open}
  expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeVisible()${inMenu}
})
`
}

/** The files of a page: texts, page, route definition, test. */
export const routeFiles = (input: RouteInput): Record<string, string> => {
  const { app, names, path } = input
  const { kebab, camel, pascal } = names
  const folder = `${folderOf(app)}/src/routes/${kebab}`
  return {
    [`${folder}/${kebab}.messages.ts`]: `import { documentTitle } from '@isp/contract/site'

export const ${camel}Messages = {
  title: 'Новая страница',
  text: 'Здесь появится содержание страницы.',
  documentTitle: documentTitle('Новая страница'),
} as const
`,
    [`${folder}/${kebab}.page.tsx`]: pageOf(input),
    [`${folder}/${kebab}.route.ts`]: `import { definePage } from '@isp/federation/page'
import { ${camel}Messages as messages } from './${kebab}.messages.ts'

export default definePage({
  id: '${app}:${kebab}',
  path: '${path}',
  head: ${headOf(path)},
  page: async () => ({ Page: (await import('./${kebab}.page.tsx')).${pascal}Page }),${menuOf(input)}
})
`,
    [`${folder}/${kebab}.test.tsx`]: testOf(input),
  }
}
