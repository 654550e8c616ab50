import {
  type ConstructorFeedbackInput,
  constructorRequestEndpoints,
  feedbackEndpoints,
  type IncomingFile,
  PAGE_PATH_HEADER,
} from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Constructors } from '../constructors/constructors.service.ts'
import type { SpecialOffers } from '../education/special-offers.service.ts'
import type { Files } from '../files/files.service.ts'
import type { OpenedTickets } from '../tickets/opened-tickets.service.ts'
import { createFeedbackService, type Sender } from './feedback.service.ts'

type Head = { [PAGE_PATH_HEADER]?: string | undefined }

export const feedbackModule = defineModule({
  endpoints: { ...feedbackEndpoints, ...constructorRequestEndpoints },
  open: (
    asked: Shared & {
      files: Files
      tickets: OpenedTickets
      specialOffers: SpecialOffers
      constructors: Constructors
    },
  ) => {
    const service = createFeedbackService(asked)
    const senderOf = (caller: Sender['caller'], headers: Head, ip: string): Sender => ({
      caller,
      address: ip,
      page: headers[PAGE_PATH_HEADER],
    })
    type Request = {
      caller: Sender['caller']
      headers: Head
      body: ConstructorFeedbackInput
      files: AsyncIterable<IncomingFile>
    }
    const askForTool = ({ caller, headers, body, files }: Request, { ip }: { ip: string }) =>
      service.askForTool(senderOf(caller, headers, ip), body, files)
    return {
      handlers: {
        sendConstructorFeedback: askForTool,
        sendConstructorRequest: askForTool,
        constructorRequestFile: ({ params }) =>
          asked.files.openAttached('constructorRequest', params.fileUuid),
        sendFooterFeedback: ({ caller, headers, body, files }, { ip }) =>
          service.send(senderOf(caller, headers, ip), body, 'page', files),
        sendHelpFeedback: ({ caller, headers, body, files }, { ip }) =>
          service.send(senderOf(caller, headers, ip), body, 'page', files),
        sendMachineFeedback: ({ caller, headers, body }, { ip }) =>
          service.send(senderOf(caller, headers, ip), body, 'price'),
        sendPhoneFeedback: ({ caller, headers, body }, { ip }) =>
          service.callBack(senderOf(caller, headers, ip), body),
        feedbackFile: ({ params }) => asked.tickets.requesters.openFile(params.fileUuid),
      },
    }
  },
})
