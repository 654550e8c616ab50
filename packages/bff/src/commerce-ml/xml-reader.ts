import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { el } from './commerce-ml.language.ts'
import { exportMessages as messages } from './export.messages.ts'
import { readText } from './read-text.ts'
import { ExportRefusal } from './refusal.ts'
import type { XmlElement } from './xml-element.ts'

/** A part of the document under its root: a classifier, a catalogue or a package of offers. */
export type Container = {
  name: string
  line: number
  /** Number of the container in the file, from 0. */
  ordinal: number
  attributes: Readonly<Record<string, string>>
  /** Attributes of the document's root. */
  root: Readonly<Record<string, string>>
}

/** `path` starts at the container: `Каталог/Товары/Товар`. */
export type Found = { path: string; element: XmlElement; container: Container }

/** Paths to read: `whole` with all content, `noticed` only as they open. */
export type Wanted = { whole: readonly string[]; noticed?: readonly string[] }

type Step = { next: Map<string, Step>; path: string; isWhole: boolean; isNoticed: boolean }

// Limits against hostile files.
const DEPTH = 64
const UNBROKEN = 4_000_000
const BEFORE_ROOT = 64_000
const RECORD = 16_000_000
const NODE = 100

const plan = ({ whole, noticed = [] }: Wanted): Step => {
  const newStep = (path: string): Step => ({
    next: new Map(),
    path,
    isWhole: whole.includes(path),
    isNoticed: noticed.includes(path),
  })
  const root = newStep('')
  for (const path of [...whole, ...noticed]) {
    let step = root
    let walked = ''
    for (const name of path.split('/')) {
      walked = walked === '' ? name : `${walked}/${name}`
      const next = step.next.get(name) ?? newStep(walked)
      step.next.set(name, next)
      step = next
    }
  }
  return root
}

const localName = (name: string): string => {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/**
 * Streams a file and yields the wanted elements in batches.
 * @throws ExportRefusal with line and element for anything but well-formed CommerceML without a DOCTYPE
 */
export async function* readElements(
  path: string,
  file: string,
  wanted: Wanted,
): AsyncGenerator<Found[]> {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const names: string[] = []
  const steps: (Step | undefined)[] = []
  const building: XmlElement[] = []
  const start = plan(wanted)
  let found: Found[] = []
  let container: Container | null = null
  let root: Readonly<Record<string, string>> = {}
  let containers = 0
  let openedAt = 1
  let weight = 0
  let unbroken = 0
  let hasRoot = false
  let lastClosed: string | undefined

  const refuse = (reason: string, line = parser.line, element = names.at(-1)): never => {
    throw new ExportRefusal(reason, { file, line, ...(element === undefined ? {} : { element }) })
  }
  const grow = (by: number): void => {
    weight += by
    if (weight > RECORD) refuse(messages.tooLarge)
  }

  const open = (tag: SaxesTagPlain): void => {
    unbroken = 0
    const name = localName(tag.name)
    names.push(name)
    if (names.length > DEPTH) refuse(messages.tooDeep(DEPTH))
    if (names.length === 1) {
      hasRoot = true
      if (name !== el.root) refuse(messages.wrongRoot(name), openedAt)
      root = tag.attributes
      return
    }
    if (names.length === 2) {
      container = { name, line: openedAt, ordinal: containers, attributes: tag.attributes, root }
      containers += 1
    }
    const above = building.at(-1)
    if (above) {
      const child = newElement(name, openedAt, tag.attributes)
      grow(NODE + tag.name.length)
      above.children.push(child)
      building.push(child)
      return
    }
    const step = (names.length === 2 ? start : steps.at(-1))?.next.get(name)
    steps.push(step)
    if (!step || !container) return
    if (step.isNoticed)
      found.push({
        path: step.path,
        element: newElement(name, openedAt, tag.attributes),
        container,
      })
    if (step.isWhole) {
      weight = 0
      building.push(newElement(name, openedAt, tag.attributes))
    }
  }

  const close = (): void => {
    unbroken = 0
    lastClosed = names.pop()
    const element = building.pop()
    if (building.length > 0 || names.length === 0) return
    const step = steps.pop()
    if (element && step && container) found.push({ path: step.path, element, container })
  }

  const write = (text: string): void => {
    unbroken = 0
    const element = building.at(-1)
    if (!element) return
    grow(text.length)
    element.text += text
  }

  parser.on('error', ({ message }) => {
    // The parser closes the open element before it reports that another one should have been closed.
    const element = message.includes('unexpected close') ? lastClosed : undefined
    refuse(messages.syntax(message.replace(/^\d+:\d+: /, '')), parser.line, element)
  })
  parser.on('doctype', () => refuse(messages.doctype))
  parser.on('opentagstart', () => {
    openedAt = parser.line
  })
  parser.on('opentag', open)
  parser.on('closetag', close)
  parser.on('text', write)
  parser.on('cdata', write)

  for await (const text of readText(path, file)) {
    for (let at = 0; at < text.length; at += BEFORE_ROOT) {
      const part = text.slice(at, at + BEFORE_ROOT)
      unbroken += part.length
      parser.write(part)
      if (unbroken > UNBROKEN || (!hasRoot && unbroken > BEFORE_ROOT))
        refuse(messages.tooLong(hasRoot ? UNBROKEN : BEFORE_ROOT))
    }
    if (found.length > 0) yield found
    found = []
  }
  parser.close()
  if (found.length > 0) yield found
}

const newElement = (
  name: string,
  line: number,
  attributes: Readonly<Record<string, string>>,
): XmlElement => ({ name, line, attributes, text: '', children: [] })
