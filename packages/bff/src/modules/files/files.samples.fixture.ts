import type { filesEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const id = 'f1000000-0006-4000-8000-000000000001'

const form = { file: { name: 'счёт.txt', content: 'Счёт' } }

export const samples: Samples<typeof filesEndpoints> = {
  reserveFile: {
    headers: { 'x-client-id': id },
    body: { name: 'счёт.pdf', size: 10, purpose: 'feedback' },
  },
  uploadFile: { params: { id }, form },
  downloadFile: { params: { fileUuid: id } },
  staffPictures: { query: { q: 'схема' } },
  createAsset: { form },
  replaceAsset: { params: { id }, form },
  deleteAsset: { params: { id } },
}
