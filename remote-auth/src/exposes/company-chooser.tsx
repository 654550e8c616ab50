import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { CompanyChooser } from '../shared/company/company-chooser.tsx'

/** Company and agreement (§2.7) inside another team's page; `onConfirmed` is told once the choice is applied. */
const fragment: FragmentModule<{ onConfirmed: () => void }> = defineFragment(CompanyChooser)

export default fragment
