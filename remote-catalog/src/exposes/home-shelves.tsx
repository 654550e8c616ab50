import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { HomeShelves } from '../fragments/home-shelves/home-shelves.tsx'

/** Rows of products on the home page: mounted by the shell when their place is near the screen. */
const fragment: FragmentModule = defineFragment(HomeShelves)

export default fragment
