import type { ComponentType } from 'react'
import {
  ButtonShowcase,
  IconButtonShowcase,
  LinkButtonShowcase,
} from './button/button.showcase.tsx'
import { PopupShowcase, StatesShowcase } from './feedback/feedback.showcase.tsx'
import {
  ChoiceShowcase,
  FilesShowcase,
  SelectShowcase,
  TextFieldShowcase,
} from './field/field.showcase.tsx'
import { IconShowcase } from './icon/icon.showcase.tsx'
import { ColorShowcase, TypographyShowcase } from './layout/layout.showcase.tsx'
import { BreadcrumbsShowcase, PaginationShowcase } from './navigation/navigation.showcase.tsx'
import { DisclosureShowcase, DrawerShowcase, TooltipShowcase } from './overlay/overlay.showcase.tsx'
import {
  AvailabilityShowcase,
  PictureShowcase,
  PriceShowcase,
  QuantityShowcase,
} from './product/product.showcase.tsx'
import { DataTableShowcase } from './table/data-table.showcase.tsx'
import { BadgeShowcase, TagShowcase } from './tag/tag.showcase.tsx'

/** The five pages of /componentSystem/ (§2.1), and `data` for what shows products. */
export type ShowcaseGroup = 'buttons' | 'base' | 'icons' | 'inputs' | 'tags' | 'data'
export type Showcase = { group: ShowcaseGroup; title: string; Component: ComponentType }

/** Everything that /componentSystem/ shows. Titles are the names in code. */
export const showcases: readonly Showcase[] = [
  { group: 'buttons', title: 'Button', Component: ButtonShowcase },
  { group: 'buttons', title: 'LinkButton', Component: LinkButtonShowcase },
  { group: 'buttons', title: 'IconButton', Component: IconButtonShowcase },
  { group: 'base', title: 'color', Component: ColorShowcase },
  { group: 'base', title: 'Heading, Text, Card', Component: TypographyShowcase },
  { group: 'base', title: 'Breadcrumbs', Component: BreadcrumbsShowcase },
  { group: 'base', title: 'Pagination', Component: PaginationShowcase },
  { group: 'base', title: 'Disclosure', Component: DisclosureShowcase },
  { group: 'base', title: 'Drawer', Component: DrawerShowcase },
  { group: 'base', title: 'Tooltip', Component: TooltipShowcase },
  { group: 'base', title: 'EmptyState, ErrorState, Skeleton, Spinner', Component: StatesShowcase },
  { group: 'base', title: 'Popup', Component: PopupShowcase },
  { group: 'icons', title: 'Icon', Component: IconShowcase },
  { group: 'inputs', title: 'TextField, TextArea', Component: TextFieldShowcase },
  { group: 'inputs', title: 'FilesField', Component: FilesShowcase },
  { group: 'inputs', title: 'Select', Component: SelectShowcase },
  { group: 'inputs', title: 'Checkbox, Radio', Component: ChoiceShowcase },
  { group: 'inputs', title: 'QuantityField', Component: QuantityShowcase },
  { group: 'tags', title: 'Tag', Component: TagShowcase },
  { group: 'tags', title: 'Badge', Component: BadgeShowcase },
  { group: 'data', title: 'PriceText', Component: PriceShowcase },
  { group: 'data', title: 'AvailabilityText', Component: AvailabilityShowcase },
  { group: 'data', title: 'ProductPicture', Component: PictureShowcase },
  { group: 'data', title: 'DataTable', Component: DataTableShowcase },
]
