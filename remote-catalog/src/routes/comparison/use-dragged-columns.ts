import type { ProductCard } from '@isp/contract'
import { type DragEvent, useRef } from 'react'

/** Columns change places by dragging a head onto another one. */
export const useDraggedColumns = (onMove: (id: number, target: number) => void) => {
  const dragged = useRef<number | null>(null)
  return ({ id }: ProductCard) => ({
    onDragStart: (event: DragEvent) => {
      dragged.current = id
      event.dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (dragged.current !== null && dragged.current !== id) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged.current !== null) onMove(dragged.current, id)
      dragged.current = null
    },
  })
}
