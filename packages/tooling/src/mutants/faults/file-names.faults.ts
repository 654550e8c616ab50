import type { Fault } from '../fault.ts'

/** Names of files whose letters were read in a wrong alphabet. */
export const faults: readonly Fault[] = [
  {
    id: 'file-name-of-other-alphabet',
    file: 'packages/bff/src/plugins/multipart-input.ts',
    find: "readableFileName(part.filename ?? '')",
    replace: "part.filename ?? ''",
    tests: ['excel/draft-excel.test'],
    harm: 'черновик из файла назван кракозябрами',
  },
  {
    id: 'file-name-1251-unread',
    file: 'packages/bff/src/file-name.ts',
    find: 'isMisread1251(name) ? bytesOf(name, latin1Of) : null',
    replace: 'null',
    tests: ['src/file-name.test'],
    harm: 'имя файла в windows-1251 не прочесть',
  },
  {
    id: 'file-name-foreign-spoilt',
    file: 'packages/bff/src/file-name.ts',
    find: ' && !words.some(isMixed)',
    replace: '',
    tests: ['src/file-name.test'],
    harm: 'немецкое имя файла стало русской бессмыслицей',
  },
  {
    id: 'file-name-reserved-unread',
    file: 'packages/bff/src/modules/files/files.service.ts',
    find: 'readableFileName(name).normalize',
    replace: 'name.normalize',
    tests: ['files/files.service.test'],
    harm: 'файл заказа назван кракозябрами',
  },
]
