import { uuidParam } from '../../shared/page/uuid-param.ts'

/** The uuid of an address, as the shop writes it; null for anything else. */
export const parseCompanyUuid = (text = ''): string | null => uuidParam(text) ?? null
