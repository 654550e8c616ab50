import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { CompanySwitch } from '../shared/company/company-switch.tsx'

/** Another company, agreement or specification (D5, D38); `onDone` is told once the choice is applied or given up. */
const fragment: FragmentModule<{ onDone: () => void }> = defineFragment(CompanySwitch)

export default fragment
