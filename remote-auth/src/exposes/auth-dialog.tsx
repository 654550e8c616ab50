import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { AuthDialog } from '../fragments/auth-dialog/auth-dialog.tsx'

/** The sign-in over any page (§2.6): mounted by the shell while `session.auth.dialog` is set. */
const fragment: FragmentModule = defineFragment(AuthDialog)

export default fragment
