import type { releasesErrors } from '@isp/contract/errors'
import type { ErrorMessages } from './error-message.ts'

export const releasesErrorMessages: ErrorMessages<typeof releasesErrors> = {
  CANARY_NOT_FOUND: 'Эта проверка выпуска уже закончилась.',
  CANARY_RUNNING: 'Для этого приложения проверка уже идёт: сначала закончите её.',
  RELEASE_SERVED: 'Этот выпуск и так действует.',
  RELEASE_WITHDRAWN:
    'Этот выпуск уже отозван проверкой. Если причина устранена не в нём, начните проверку ещё раз явно.',
}
