import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bootstrapMessages as messages } from './bootstrap.messages.mjs'

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const readOwner = (file) => {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

/** A lock file is written at once: one that stays empty belongs to a run that was killed while writing it. */
const EMPTY_MS = 10_000

const isAbandoned = (file) => {
  const owner = readOwner(file)
  if (owner !== null) return !isAlive(owner)
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return written !== undefined && Date.now() - written > EMPTY_MS
}

/** Removes the lock of a killed run. Only one of several processes succeeds; a lock taken meanwhile is put back. */
const takeAway = (file) => {
  const taken = `${file}.${process.pid}`
  try {
    renameSync(file, taken)
    if (!isAbandoned(taken)) linkSync(taken, file)
    return true
  } catch {
    return false
  } finally {
    rmSync(taken, { force: true })
  }
}

const tryLock = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return isAbandoned(file) && takeAway(file) && tryLock(file)
}

/**
 * Runs the action while no other command of this checkout does the same preparation. @template T
 * @param {string} file
 * @param {() => Promise<T>} action @returns {Promise<T>}
 */
export const withLock = async (file, action) => {
  mkdirSync(path.dirname(file), { recursive: true })
  let isWaiting = false
  while (!tryLock(file)) {
    if (!isWaiting) process.stdout.write(`${messages.waitingForOther}\n`)
    isWaiting = true
    await sleep(300)
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}
