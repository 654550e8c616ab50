/** Tokens and components of the house. Everything takes `className`, so the `css` prop works at the place of use. */
export * from '@isp/ui/core'
export {
  CalculatorResults,
  calculatorCss,
  calculatorFieldsCss,
} from './calculator/calculator-look.tsx'
export { FailureNote } from './feedback/failure-note.tsx'
export { Notice, type NoticeProps, noticeLength } from './feedback/notice.tsx'
export {
  POPUP_TRANSITION_MS,
  Popup,
  type PopupProps,
  type PopupVariant,
} from './feedback/popup.tsx'
export { Checkbox, type CheckboxProps, Radio, type RadioProps } from './field/choice.tsx'
export { FilesField, type FilesFieldProps, type ShownFile } from './field/files-field.tsx'
export { PasswordField } from './field/password-field.tsx'
export { Select, type SelectOption, type SelectProps } from './field/select.tsx'
export { TextArea, type TextAreaProps } from './field/text-area.tsx'
export { TextField, type TextFieldProps } from './field/text-field.tsx'
export { Card, type CardProps } from './layout/card.tsx'
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './navigation/breadcrumbs.tsx'
export { Pagination, type PaginationProps } from './navigation/pagination.tsx'
export { Disclosure, type DisclosureProps } from './overlay/disclosure.tsx'
export { Drawer, type DrawerProps, type DrawerSide } from './overlay/drawer.tsx'
export { copyLink, SharedLink } from './overlay/shared-link.tsx'
export { Tooltip, type TooltipProps } from './overlay/tooltip.tsx'
export { AvailabilityText, type AvailabilityTextProps } from './product/availability-text.tsx'
export { findLines, focusNeighbour } from './product/lines.ts'
export { PriceText, type PriceTextProps } from './product/price-text.tsx'
export { priceViewCss } from './product/price-view.css.ts'
export {
  ProductPicture,
  type ProductPictureProps,
  pictureSources,
} from './product/product-picture.tsx'
export {
  fitQuantity,
  parseQuantity,
  type QuantityRule,
  smallestQuantity,
} from './product/quantity.ts'
export { QuantityField, type QuantityFieldProps } from './product/quantity-field.tsx'
export { type DataColumn, DataTable, type DataTableProps } from './table/data-table.tsx'
export { globalCss } from './theme/global-css.ts'
