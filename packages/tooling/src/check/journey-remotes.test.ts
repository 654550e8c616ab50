import { expect, test } from 'vitest'
import { remotesInReport } from './journey-remotes.ts'

const spec = (file: string, projectName: string, ...remotes: string[]) => ({
  ...{ title: '', file, line: 1 },
  tests: [
    {
      ...{ projectName, status: 'expected', results: [] },
      annotations: remotes.map((description) => ({ type: 'remote', description })),
    },
  ],
})

test('через какие приложения идёт путь, видно из отчёта; выпускающие и ломающие — не в счёт', () => {
  const suites = [
    {
      specs: [
        spec('b.spec.ts', 'phone', 'catalog'),
        spec('b.spec.ts', 'desktop', 'auth', 'catalog'),
      ],
      suites: [{ specs: [spec('a.spec.ts', 'desktop')] }],
    },
    { specs: [spec('release.spec.ts', 'breaking', 'catalog')] },
  ]
  expect(remotesInReport(suites)).toEqual({
    'a.spec.ts': [],
    'b.spec.ts': ['auth', 'catalog'],
  })
})
