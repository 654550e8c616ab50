import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testFolderOf } from './test-folder.ts'

/** A folder that replaces the in-memory file system, and two checkouts. */
let place = ''
let memory = ''
const checkoutOf = (name: string): string => {
  const folder = path.join(place, name)
  mkdirSync(folder, { recursive: true })
  return folder
}
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'isp-test-folder-'))
  memory = checkoutOf('memory')
})
afterEach(() => rmSync(place, { recursive: true }))

const onDisk = '/on/disk'
const folderOf = (checkout: string, neededBytes = 0) =>
  testFolderOf({ checkout, onDisk, memory, neededBytes })

describe('база тестов', () => {
  test('живёт в памяти, пока там есть место; где его нет или нет такой памяти — на диске', () => {
    const checkout = checkoutOf('one')
    expect(folderOf(checkout, Number.POSITIVE_INFINITY)).toBe(onDisk)
    const nowhere = path.join(place, 'nothing')
    expect(testFolderOf({ checkout, onDisk, memory: nowhere, neededBytes: 0 })).toBe(onDisk)
    const folder = folderOf(checkout)
    expect(path.dirname(folder)).toBe(memory)
    // an existing database keeps its place, however little space is left
    expect(folderOf(checkout, Number.POSITIVE_INFINITY)).toBe(folder)
  })

  test('у каждой копии исходников своя папка, и туда войдёт пользователь базы', () => {
    const [one, other] = [checkoutOf('one'), checkoutOf('other')]
    const folder = folderOf(one)
    expect(folderOf(other)).not.toBe(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o755)
  })

  test('занятое чужим место не трогает', () => {
    const checkout = checkoutOf('one')
    const taken = folderOf(checkout)
    rmSync(taken, { recursive: true })
    writeFileSync(taken, '')
    expect(folderOf(checkout)).toBe(onDisk)
    expect(existsSync(taken)).toBe(true)
  })

  test('остатки удалённой копии убирает, а пока её сервер работает — нет', () => {
    const [gone, kept] = [checkoutOf('gone'), checkoutOf('kept')]
    const left = folderOf(gone)
    mkdirSync(path.join(left, 'cluster'))
    writeFileSync(path.join(left, 'cluster/postmaster.pid'), `${process.pid}\n`)
    rmSync(gone, { recursive: true })
    const own = folderOf(kept)
    expect([existsSync(left), existsSync(own)]).toEqual([true, true])
    rmSync(path.join(left, 'cluster'), { recursive: true })
    folderOf(kept)
    expect([existsSync(left), existsSync(own)]).toEqual([false, true])
  })
})
