import { defineFragment, type FragmentModule } from '@isp/federation/remote'
import { AddToBasket, type AddToBasketProps } from '../fragments/add-to-basket/add-to-basket.tsx'
import { productCardQuery } from '../shared/product-cards/product-card.query.ts'

/** «В корзину» with its quantity, for any list or page of products. Takes its place once the card is known. */
const fragment: FragmentModule<AddToBasketProps> = defineFragment(AddToBasket, {
  prepare: ({ api, queryClient }, { productId }) =>
    queryClient.ensureQueryData(productCardQuery(api, productId)),
})

export default fragment
