import { SHELL_NAME } from '@isp/federation'
import type { AppContract } from '@isp/federation/rspack'

/** An application with the team that owns it. */
export type Team = AppContract & { owner: string }

const HEAD = `# Contracts between teams

Made by \`npm run generate\` from the code of the shell and the remotes; \`npm run verify\` refuses a page that is out of step,
a fragment that is embedded and given by nobody, and an event that somebody waits for and nobody gives. The same data travels in
the \`release-meta.json\` of every release, where commands and web servers compare it with what is in service
([record 119](decisions/119-contracts-between-teams.md)).
`

const code = (text: string): string => `\`${text}\``
const listed = (all: readonly string[]): string => all.map(code).join(', ') || '—'

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  if (rows.length === 0) return 'None.\n'
  return `${[line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}

const fragmentsOf = ({ name, fragments, lateFragments }: Team): string[] =>
  [...fragments, ...lateFragments].map((one) => `${name}/${one}`).sort()

/** Names in the order of the text, each with those that use it. */
const usersOf = (
  teams: readonly Team[],
  read: (team: Team) => readonly string[],
): [string, string[]][] => {
  const all = [...new Set(teams.flatMap(read))].sort()
  return all.map((one) => [one, teams.filter((team) => read(team).includes(one)).map(nameOf)])
}
const nameOf = ({ name }: Team): string => name

const idOf = (name: string): string => name.replaceAll('-', '_')

/** Who embeds fragments of whom. */
const drawing = (teams: readonly Team[]): string => {
  const nodes = teams.map(({ name, owner }) => `  ${idOf(name)}["${name}<br/>${owner}"]`)
  const edges = teams.flatMap((taker) =>
    teams.flatMap((giver) => {
      const taken = taker.uses.fragments.filter((one) => one.startsWith(`${giver.name}/`))
      if (giver === taker || taken.length === 0) return []
      const names = taken.map((one) => one.slice(giver.name.length + 1)).join('<br/>')
      return [`  ${idOf(giver.name)} -- "${names}" --> ${idOf(taker.name)}`]
    }),
  )
  return `\`\`\`mermaid\nflowchart LR\n${[...nodes, ...edges].join('\n')}\n\`\`\`\n`
}

const summary = (teams: readonly Team[]): string =>
  table(
    ['application', 'owner', 'gives', 'takes'],
    teams.map((team) => {
      const { prefixes, events, uses } = team
      const gives = [
        team.name === SHELL_NAME
          ? 'every other address, the session'
          : `addresses ${listed(prefixes)}`,
        ...(fragmentsOf(team).length > 0 ? [`fragments ${listed(fragmentsOf(team))}`] : []),
        ...(events.length > 0 ? [`events ${listed(events)}`] : []),
      ]
      const others = uses.fragments.filter((one) => !one.startsWith(`${team.name}/`))
      const exports = Object.values(uses.names).flat().length
      const takes = [
        ...(others.length > 0 ? [`fragments ${listed(others)}`] : []),
        ...(team.name !== SHELL_NAME
          ? [`${exports} exports of the shell, ${uses.session.length} values of the session`]
          : []),
        `${uses.operations.length} operations of the BFF`,
      ]
      return [team.name, team.owner, gives.join('<br>'), takes.join('<br>')]
    }),
  )

const fragments = (teams: readonly Team[]): string => {
  const takers = new Map(usersOf(teams, ({ uses }) => uses.fragments))
  return table(
    ['fragment', 'comes', 'embedded by'],
    teams.flatMap((team) =>
      fragmentsOf(team).map((one) => {
        const isLate = team.lateFragments.some((name) => one === `${team.name}/${name}`)
        return [
          code(one),
          isLate ? 'with the routes' : 'by itself',
          (takers.get(one) ?? []).join(', ') || 'nobody',
        ]
      }),
    ),
  )
}

const session = (remotes: readonly Team[]): string => {
  const rows = usersOf(remotes, ({ uses }) => uses.session.filter((one) => !isStored(one)))
  return table(
    ['value', 'used by'],
    rows.map(([value, users]) => [code(value), users.join(', ')]),
  )
}
const isStored = (member: string): boolean => member.startsWith('storageNames.')

const details = (team: Team): string => {
  const { name, owner, uses } = team
  const names = Object.entries(uses.names).map(([singleton, all]) => [code(singleton), listed(all)])
  const exports = names.length > 0 ? `${table(['singleton', 'exports'], names)}\n` : ''
  return `## ${name} (${owner})

${exports}Operations of the BFF: ${listed(uses.operations)}.
`
}

/** The page as Markdown. */
export const contractsPage = (teams: readonly Team[]): string => {
  const remotes = teams.filter(({ name }) => name !== SHELL_NAME)
  return `${HEAD}
${drawing(teams)}
An arrow leads from the owner of a fragment to the application that embeds it.

${summary(teams)}
## Fragments

The place where one is embedded (its slot) belongs to the application that embeds it, with a fallback for the time until the fragment
is there, or if it cannot come.

${fragments(teams)}
## Session

What remotes read, \`…()\`: what they call, by which they change it for all; \`.*\`: a whole state is handed on. The shell gives
all of it.

${session(remotes)}
## Browser storage

Names that more than one tab, visit or application may see; the session itself has its own.

${table(
  ['name', 'used by'],
  usersOf(teams, ({ uses }) => uses.storage)
    .filter(([, users]) => users.some((name) => name !== SHELL_NAME))
    .map(([one, users]) => [code(one), users.join(', ')]),
)}
## Events and channels

Applications tell each other what has changed by the session. What goes past it, between tabs or by an event of the page:

${table(
  ['name', 'given by', 'taken by'],
  usersOf(teams, ({ events }) => events).map(([one, givers]) => [
    code(one),
    givers.join(', '),
    teams
      .filter(({ uses }) => uses.events.includes(one))
      .map(nameOf)
      .join(', ') || 'nobody',
  ]),
)}
${teams.map(details).join('\n')}`
}
