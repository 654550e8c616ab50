import type { ReleaseStore } from '@isp/federation/server'
import type { Counts, Measure } from '@isp/observability'
import type { PageCache } from './page-cache.ts'
import type { RenderPool } from './rendering/render-pool.ts'

export type ShellSources = {
  store: Pick<ReleaseStore, 'health'>
  pool: Pick<RenderPool, 'state'>
  cache: Pick<PageCache, 'outcomes'>
}

type Sources = ShellSources & { limited: Counts; troubles: Counts }

const releaseMeasures = ({ store }: Sources): readonly Measure[] => {
  const all = () => {
    const { shell, remotes } = store.health()
    return [...(shell ? [shell] : []), ...remotes]
  }
  return [
    {
      name: 'isp_release_info',
      help: 'Always 1: the release of the shell and of each remote that this process serves.',
      kind: 'gauge',
      labels: ['name', 'version'],
      read: () =>
        all().map(({ name, version }) => ({ labels: { name, version: version ?? '' }, value: 1 })),
    },
    {
      name: 'isp_release_available',
      help: '1 when a release of this name can be served.',
      kind: 'gauge',
      labels: ['name'],
      read: () =>
        all().map(({ name, isAvailable }) => ({ labels: { name }, value: isAvailable ? 1 : 0 })),
    },
    {
      name: 'isp_release_refused',
      help: '1 when the released version was refused, or set aside, and another is served.',
      kind: 'gauge',
      labels: ['name'],
      read: () => all().map(({ name, refused }) => ({ labels: { name }, value: refused ? 1 : 0 })),
    },
    {
      name: 'isp_release_unserved_operations',
      help: 'API operations that the release in service calls and the BFF does not serve.',
      kind: 'gauge',
      labels: ['name'],
      read: () =>
        all().map(({ name, unserved = [] }) => ({ labels: { name }, value: unserved.length })),
    },
  ]
}

const renderMeasures = ({ pool }: Sources): readonly Measure[] => [
  {
    name: 'isp_render_threads',
    help: 'Render threads that accept pages.',
    kind: 'gauge',
    read: () => pool.state().ready,
  },
  {
    name: 'isp_render_pages',
    help: 'Pages that are being rendered, or wait for a render thread.',
    kind: 'gauge',
    labels: ['state'],
    read: () => {
      const { rendering, waiting } = pool.state()
      return [
        { labels: { state: 'rendering' }, value: rendering },
        { labels: { state: 'waiting' }, value: waiting },
      ]
    },
  },
  {
    name: 'isp_render_threads_stopped_total',
    help: 'Render threads that ended or were stopped by a page.',
    kind: 'counter',
    read: () => pool.state().stopped,
  },
]

/** What only the web server knows: its releases, render threads, kept pages and limits. */
export const shellMeasures = (sources: Sources): readonly Measure[] => [
  ...releaseMeasures(sources),
  ...renderMeasures(sources),
  {
    name: 'isp_page_cache_total',
    help: 'Shared pages: kept or already in the making (hit), rendered (miss), found to be of one visitor (own).',
    kind: 'counter',
    labels: ['outcome'],
    read: sources.cache.outcomes,
  },
  {
    name: 'isp_pages_without_remote_total',
    help: 'Pages rendered without the remote that owns them, by what happened.',
    kind: 'counter',
    labels: ['remote', 'what'],
    read: sources.troubles.read,
  },
  {
    name: 'isp_limited_total',
    help: 'Requests refused by a limit.',
    kind: 'counter',
    labels: ['limit'],
    read: sources.limited.read,
  },
]
