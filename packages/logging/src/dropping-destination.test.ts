import { closeSync, openSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createDroppingDestination } from './dropping-destination.ts'
import { createLogger } from './logger.ts'

/** A disk with limited space; `free` adds some. */
const diskOf = (room: number) => {
  const disk = { text: '', room }
  const write = (_fd: number, bytes: Uint8Array): number => {
    if (disk.room === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    const taken = Math.min(disk.room, bytes.length)
    disk.text += Buffer.from(bytes.subarray(0, taken)).toString()
    disk.room -= taken
    return taken
  }
  return { disk, destination: createDroppingDestination('trial', 1, write) }
}

describe('журнал на полном диске', () => {
  test('строки пропадают, а не задерживают; потом сказано, сколько их пропало', () => {
    const { disk, destination } = diskOf(0)
    for (let line = 0; line < 3; line += 1) destination.write('{"lost":true}\n')
    expect(disk.text).toBe('')
    disk.room = 10_000
    destination.write('{"kept":true}\n')
    const [note = '', kept, ...rest] = disk.text.trim().split('\n')
    expect(JSON.parse(note)).toMatchObject({
      app: 'trial',
      level: 40,
      lines: 3,
      msg: 'log lines dropped',
    })
    expect(kept).toBe('{"kept":true}')
    expect(rest).toEqual([])
    destination.write('{"next":true}\n')
    expect(disk.text.match(/dropped/g)).toHaveLength(1)
  })

  test('строка, оборванная на середине, не портит следующую', () => {
    const { disk, destination } = diskOf(5)
    destination.write('{"cut":true}\n')
    disk.room = 10_000
    destination.write('{"whole":true}\n')
    const lines = disk.text.trim().split('\n')
    expect(lines[0]).toBe('{"cut')
    expect(lines.slice(1).map((line) => JSON.parse(line))).toMatchObject([
      { lines: 1 },
      { whole: true },
    ])
  })

  test.runIf(process.platform === 'linux')(
    'настоящее полное устройство: запись возвращается сразу',
    () => {
      const full = openSync('/dev/full', 'w')
      try {
        const log = createLogger('trial', 'info', createDroppingDestination('trial', full))
        for (let line = 0; line < 100; line += 1) log.info('nobody will read this')
      } finally {
        closeSync(full)
      }
    },
  )
})
