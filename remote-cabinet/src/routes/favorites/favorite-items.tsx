import type { FavoriteItem, FavoriteList } from '@isp/contract'
import { Button, Checkbox, Select } from '@isp/ui'
import { useState } from 'react'
import { goodsCss, goodsPlaceCss } from '../../shared/goods/goods.css.ts'
import { useAddGoods } from '../../shared/goods/use-goods-changes.ts'
import { FavoriteRow } from './favorite-row.tsx'
import { favoriteRowsCss, toolsCss } from './favorites.css.ts'
import { favoritesMessages as messages } from './favorites.messages.ts'
import type { useFavoriteChanges } from './use-favorite-changes.ts'

type ItemsProps = {
  caption: string
  items: readonly FavoriteItem[]
  lists: readonly FavoriteList[]
  changes: ReturnType<typeof useFavoriteChanges>
}

/** The products of a list; what is chosen is put into the basket, moved or removed together. */
export const FavoriteItems = ({ caption, items, lists, changes }: ItemsProps) => {
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const chosen = items.filter(({ productId }) => chosenIds.includes(productId))
  const { move, remove } = changes
  const addToBasket = useAddGoods()
  const orderable = (chosen.length > 0 ? chosen : items).flatMap(({ product }) =>
    product?.price ? [{ product, wanted: 1 }] : [],
  )
  const isAll = chosen.length === items.length
  const handleMove = (listId: number) => {
    move.run({ listId, productIds: chosen.map(({ productId }) => productId) })
    setChosenIds([])
  }
  return (
    <section aria-label={caption} css={goodsPlaceCss}>
      <div css={toolsCss}>
        <Checkbox
          label={chosen.length > 0 ? messages.chosen(chosen.length) : messages.chooseAll}
          checked={isAll}
          onChange={() => setChosenIds(isAll ? [] : items.map(({ productId }) => productId))}
        />
        <Button
          size="s"
          icon="basket"
          isLoading={addToBasket.isPending}
          disabled={orderable.length === 0}
          onClick={() => addToBasket.run(orderable)}
        >
          {chosen.length > 0 ? messages.addChosen : messages.addAll}
        </Button>
        {chosen.length > 0 && (
          <>
            {lists.length > 1 && (
              <Select
                label={messages.move}
                isLabelHidden
                emptyLabel={messages.moveHint}
                options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
                value=""
                onChange={(event) => handleMove(Number(event.target.value))}
              />
            )}
            <Button
              size="s"
              variant="ghost"
              icon="trash"
              isLoading={remove.isPending}
              onClick={() => remove.run(chosen)}
            >
              {messages.remove}
            </Button>
          </>
        )}
      </div>
      <ul css={[goodsCss, favoriteRowsCss]}>
        {items.map((item) => (
          <FavoriteRow
            key={item.productId}
            item={item}
            isChosen={chosenIds.includes(item.productId)}
            onChoose={(isChosen) =>
              setChosenIds((ids) =>
                isChosen ? [...ids, item.productId] : ids.filter((id) => id !== item.productId),
              )
            }
            onRemove={() => remove.run([item])}
          />
        ))}
      </ul>
    </section>
  )
}
