import type { Names } from './names.ts'

export type RouteInput = { app: string; names: Names; path: string }

/** The head of a page: its address is put together from the parameters of the route. */
const headOf = (camel: string, path: string): string => {
  const canonical = path.replaceAll(
    /:(\w+)\??/g,
    (_, name: string) => `\${encodeURIComponent(params.${name} ?? '')}`,
  )
  return canonical === path
    ? `() => ({ title: ${camel}Messages.documentTitle, canonical: '${path}' })`
    : `({ params }) => ({
        title: ${camel}Messages.documentTitle,
        canonical: \`${canonical}\`,
      })`
}

/** The files of a page: its texts, the page, the route that tells its story, a test. */
export const routeFiles = ({ app, names, path }: RouteInput): Record<string, string> => {
  const { kebab, camel, pascal } = names
  const folder = `remote-${app}/src/routes/${kebab}`
  return {
    [`${folder}/${kebab}.messages.ts`]: `export const ${camel}Messages = {
  title: 'Новая страница',
  text: 'Здесь появится содержание страницы.',
  documentTitle: 'Новая страница — ИСП',
} as const
`,
    [`${folder}/${kebab}.page.tsx`]: `import { Container, Heading, Text } from '@isp/ui'
import { ${camel}Messages as messages } from './${kebab}.messages.ts'

export const ${pascal}Page = () => (
  <Container>
    <Heading level={1}>{messages.title}</Heading>
    <Text>{messages.text}</Text>
  </Container>
)
`,
    [`${folder}/${kebab}.route.tsx`]: `import type { RemoteRoute } from '@isp/federation'
import { ${camel}Messages } from './${kebab}.messages.ts'
import { ${pascal}Page } from './${kebab}.page.tsx'

export const ${camel}Routes: RemoteRoute[] = [
  {
    id: '${app}:${kebab}',
    path: '${path}',
    element: <${pascal}Page />,
    handle: { head: ${headOf(camel, path)} },
  },
]
`,
    [`${folder}/${kebab}.test.tsx`]: `import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ${camel}Messages } from './${kebab}.messages.ts'
import { ${pascal}Page } from './${kebab}.page.tsx'

it('посетитель видит заголовок страницы', () => {
  render(<${pascal}Page />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(${camel}Messages.title)
})
`,
  }
}
