// The script of the React floor: hydrates at once, without federation, router or styles.
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FLOOR_DATA_ID, type FloorCard, FloorPage } from './floor-page.ts'

const cards = JSON.parse(document.getElementById(FLOOR_DATA_ID)?.textContent ?? '[]') as FloorCard[]
const root = document.getElementById('root')
if (root) hydrateRoot(root, createElement(FloorPage, { cards }))
