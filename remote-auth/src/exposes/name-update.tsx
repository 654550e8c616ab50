import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { NameUpdate } from '../fragments/name-update/name-update.tsx'

/** §2.10 over any page: mounted by the shell for somebody whose name is not known. */
const fragment: FragmentModule = defineFragment(NameUpdate)

export default fragment
