import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { QuickOrderDialog, type QuickOrderDialogProps } from './quick-order-dialog.tsx'

/** The box for a pasted list over any page: mounted when somebody asks for it. */
const fragment: FragmentModule<QuickOrderDialogProps> = defineFragment(QuickOrderDialog)

export default fragment
