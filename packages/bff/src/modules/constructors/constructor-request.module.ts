import { constructorRequestEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createPapers } from '../document/papers.service.ts'
import { createFiles } from '../files/files.service.ts'
import { createConstructorRequests } from './constructor-request.service.ts'
import { readConstructorTypes } from './constructor-types.ts'
import { createConstructors } from './constructors.service.ts'

export const constructorRequestModule = defineModule({
  endpoints: constructorRequestEndpoints,
  open: ({ database, transact, jobs, blobs, shopOrigin, now }) => {
    const files = createFiles({ database, transact, blobs: blobs.files })
    const papers = createPapers() // no thread is begun before a paper is asked for: requests ask for none
    const constructors = createConstructors({ types: readConstructorTypes(), papers, now })
    const requests = createConstructorRequests({ transact, jobs, shopOrigin, constructors, files })
    return {
      handlers: {
        sendConstructorRequest: ({ caller, body, files: sent }, { ip }) =>
          requests.send({ caller, address: ip }, body, sent),
        constructorRequestFile: ({ params }) =>
          files.openAttached('constructorRequest', params.fileUuid),
      },
    }
  },
})
