import { Button, Checkbox, Stack } from '@isp/ui'
import { type ReactNode, useState } from 'react'
import { goodsCss, goodsPlaceCss, toolsCss } from './goods.css.ts'
import { goodsMessages as messages } from './goods.messages.ts'
import { GoodsRow } from './goods-row.tsx'
import { type ListedGood, useGoodsChanges } from './use-goods-changes.ts'

type GoodsListProps = {
  title: string
  groups: readonly { heading: ReactNode; caption: string; goods: readonly ListedGood[] }[]
}

/** Goods that were ordered or seen: one at once into the basket, several together, or into a draft. */
export const GoodsList = ({ title, groups }: GoodsListProps) => {
  const { addToBasket, keepAsDraft } = useGoodsChanges(title)
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set())
  const orderable = groups.flatMap(({ goods }) => goods.filter(({ product }) => product.price))
  const chosen = orderable.filter(({ product }) => chosenIds.has(product.id))
  const isAll = chosen.length === orderable.length
  const handleChoose = (id: number) => {
    const next = new Set(chosenIds)
    if (!next.delete(id)) next.add(id)
    setChosenIds(next)
  }
  return (
    <Stack gap={3}>
      {orderable.length > 0 && (
        <div css={toolsCss}>
          <Checkbox
            label={
              // a status has no part in the name of the box
              <span aria-live="polite">
                {chosen.length > 0 ? messages.chosen(chosen.length) : messages.chooseAll}
              </span>
            }
            checked={isAll}
            onChange={() =>
              setChosenIds(isAll ? new Set() : new Set(orderable.map(({ product }) => product.id)))
            }
          />
          {chosen.length > 0 && (
            <>
              <Button
                size="s"
                icon="basket"
                isLoading={addToBasket.isPending}
                onClick={() => addToBasket.run(chosen)}
              >
                {messages.addChosen}
              </Button>
              <Button
                size="s"
                variant="secondary"
                isLoading={keepAsDraft.isPending}
                onClick={() => keepAsDraft.run(chosen)}
              >
                {messages.toDraft}
              </Button>
            </>
          )}
        </div>
      )}
      {groups.map(({ heading, caption, goods }) => (
        <section key={caption} aria-label={caption} css={goodsPlaceCss}>
          {heading}
          <ul css={goodsCss}>
            {goods.map((good) => (
              <GoodsRow
                key={good.product.id}
                good={good}
                isChosen={chosenIds.has(good.product.id)}
                onChoose={() => handleChoose(good.product.id)}
                onAdd={() => addToBasket.run([good])}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
