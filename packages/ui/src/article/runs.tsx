import type { TextRun } from '@isp/contract'
import { typograph } from '@isp/i18n'
import { Link } from '@isp/router'
import { keyed } from './keyed.ts'

const Words = ({ run: { text, to, isStrong, isEmphasized } }: { run: TextRun }) => {
  const words = typograph(text)
  const linked = to === undefined ? words : <Link to={to}>{words}</Link>
  const emphasized = isEmphasized ? <em>{linked}</em> : linked
  return isStrong ? <strong>{emphasized}</strong> : emphasized
}

/** One line of a text: the server has made its looks and links, nothing is read out of the words here. */
export const Runs = ({ runs }: { runs: readonly TextRun[] }) =>
  keyed(runs, ({ text }) => text).map(({ item, key }) => <Words key={key} run={item} />)
