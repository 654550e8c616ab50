import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const tryLock = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const owner = readOwner(file)
  if (owner === null || isAlive(owner)) return false
  // left behind by a killed run
  rmSync(file, { force: true })
  return tryLock(file)
}

/**
 * Runs the action while no other command of this checkout prepares the same things.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
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
