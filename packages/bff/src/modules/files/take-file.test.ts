import { describe, expect, test } from 'vitest'
import type { Blobs } from '../../kernel/blobs/blobs.ts'
import { takeFile } from './take-file.ts'

/** A store that counts files written, and temporary files left behind. */
const watchedBlobs = () => {
  const state = { written: 0, aside: 0 }
  const blobs: Pick<Blobs, 'put'> = {
    put: async (content) => {
      state.aside += 1
      try {
        for await (const chunk of content) state.written += chunk.length
      } catch (error) {
        state.aside -= 1
        throw error
      }
      return {
        size: state.written,
        sha256: '',
        read: () => {
          throw new Error('nobody looks here')
        },
        keep: async () => {},
        discard: async () => {
          state.aside -= 1
        },
      }
    },
  }
  return { state, blobs: blobs as Blobs }
}
async function* chunks(count: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(1000)
}
const take = (blobs: Blobs, count: number, size: number) =>
  takeFile(chunks(count), { blobs, types: ['pdf'], size, name: 'a.pdf' }, async () => null)

describe('файл не той длины', () => {
  test('длиннее обещанного не пишется дальше обещанного', async () => {
    const { state, blobs } = watchedBlobs()
    await expect(take(blobs, 1_000_000, 2500)).rejects.toMatchObject({ code: 'FILE_BROKEN_OFF' })
    expect(state).toEqual({ written: 2000, aside: 0 })
  })

  test('короче обещанного не остаётся', async () => {
    const { state, blobs } = watchedBlobs()
    await expect(take(blobs, 2, 2500)).rejects.toMatchObject({ code: 'FILE_BROKEN_OFF' })
    expect(state.aside).toBe(0)
  })

  test('ровно обещанный идёт дальше: смотрят, что в нём', async () => {
    const { state, blobs } = watchedBlobs()
    await expect(take(blobs, 2, 2000)).rejects.toThrow('nobody looks here')
    expect(state.aside).toBe(0)
  })
})
