import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Folders below `var/` that get a disk of their own, and its size. The one of the logs is larger than a log may grow. */
const sizes = { logs: '40m', index: '8m', outbox: '2m', blobs: '160m' } as const

export type DiskName = keyof typeof sizes

export type SmallDisks = {
  /** Writes until nothing more goes onto the disk. */
  fill: (name: DiskName) => void
  /** Takes away what `fill` has written. */
  free: (name: DiskName) => void
  unmount: () => void
}

const FILLER = '.filler'

/** In ever smaller pieces: not a byte is left. */
const writeUntilFull = (file: string): void => {
  const target = openSync(file, 'a')
  try {
    for (let size = 1 << 20; size >= 1; ) {
      try {
        writeSync(target, Buffer.alloc(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(target)
  }
}

/** Mounts the disks in memory; null where that is not allowed: only root of a Linux may. */
export const mountSmallDisks = (varFolder: string): SmallDisks | null => {
  const mounted: string[] = []
  const unmount = () => {
    for (const folder of mounted.splice(0)) execFileSync('umount', ['--lazy', folder])
  }
  try {
    for (const [name, size] of Object.entries(sizes)) {
      const folder = path.join(varFolder, name)
      mkdirSync(folder, { recursive: true })
      const options = `size=${size},mode=755`
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'isp-faults', folder], {
        stdio: 'ignore',
      })
      mounted.push(folder)
    }
  } catch {
    unmount()
    return null
  }
  const fillerOf = (name: DiskName) => path.join(varFolder, name, FILLER)
  return {
    fill: (name) => writeUntilFull(fillerOf(name)),
    free: (name) => rmSync(fillerOf(name), { force: true }),
    unmount,
  }
}
