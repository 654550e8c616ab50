import { expect, test } from 'vitest'
import { readParts } from './parts.ts'

test('сборки для предпросмотра названы рядом с путями, в любом месте', () => {
  const args = [
    'e2e',
    '--preview=catalog=remote-catalog/dist',
    'purchase',
    '--preview=shell=/tmp/s',
  ]
  expect(readParts(args)).toEqual({
    ...{ parts: ['e2e'], filters: ['purchase'] },
    previews: { catalog: 'remote-catalog/dist', shell: '/tmp/s' },
  })
})

test.each(['--preview=', '--preview=catalog', '--preview==dist', '--preview=a=b=c'])(
  '«%s» не называет сборку',
  (arg) => expect(() => readParts(['e2e', arg])).toThrow(arg),
)
