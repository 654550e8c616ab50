import { readFileSync } from 'node:fs'
import path from 'node:path'
import { alertsMessages as messages } from './alerts.messages.ts'

export const OPERATIONS = 'packages/docs/operations'
export const RULES = `${OPERATIONS}/alerts.yml`
export const RULE_TESTS = `${OPERATIONS}/alerts.test.yml`
const RUNBOOK = 'packages/docs/runbooks/incident.md'

/** What somebody who was woken up needs, in each section. */
const PARTS = ['Symptom:', 'Look at:', 'Do:', 'Over when:']

type Alert = { name: string; link: string }

/** The rules as they are laid out in `alerts.yml`. */
export const alertsOf = (rules: string): Alert[] =>
  rules
    .split(/^ {6}- (?=alert:)/m)
    .slice(1)
    .map((text) => ({
      name: /^alert: (\w+)$/m.exec(text)?.[1] ?? '',
      link: /^ +runbook_url: (\S+)$/m.exec(text)?.[1] ?? '',
    }))

/** Sections of a runbook by heading. */
const sectionsOf = (runbook: string): Map<string, string> =>
  new Map(
    runbook
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.split('\n', 1)[0] ?? '', text]),
  )

const problemsOf = ({ name, link }: Alert, section: string | undefined, tests: string) => {
  if (section === undefined) return [messages.noSection(name, RUNBOOK)]
  const expected = `${RUNBOOK}#${name.toLowerCase()}`
  return [
    ...(link === expected ? [] : [messages.wrongLink(name, link, expected)]),
    ...PARTS.filter((part) => !section.includes(`**${part}**`)).map((part) =>
      messages.partMissing(name, part, RUNBOOK),
    ),
    ...(tests.includes(`{alertname="${name}"}`) ? [] : [messages.neverFires(name, RULE_TESTS)]),
  ]
}

/** Alerts without a whole section of the runbook or without a test in which they fire, and sections without an alert. */
export const checkSections = (rules: string, runbook: string, tests: string): string[] => {
  const alerts = alertsOf(rules)
  const sections = sectionsOf(runbook)
  const known = new Set(alerts.map(({ name }) => name))
  return [
    ...alerts.flatMap((alert) => problemsOf(alert, sections.get(alert.name), tests)),
    ...[...sections.keys()]
      .filter((name) => !known.has(name))
      .map((name) => messages.noAlert(name, RULES)),
  ]
}

/** The same for the files of this repository; gives the number of alerts too. */
export const checkOwnSections = (root: string) => {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const rules = read(RULES)
  return {
    count: alertsOf(rules).length,
    problems: checkSections(rules, read(RUNBOOK), read(RULE_TESTS)),
  }
}
