import { type Person, userOf } from '@isp/testing/people'

export const uuidOf = (person: Person): string => userOf(person).uuid
