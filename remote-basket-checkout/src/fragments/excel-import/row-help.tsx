import type { ExcelCheckRow, ExcelReasonCode } from '@isp/contract'
import { helpUrl } from '@isp/contract/content-urls'
import { excelImportMessages as messages } from './excel-import.messages.ts'

const anchors: Partial<Record<ExcelReasonCode, string>> = {
  ...{ NO_ARTICLE: 'artikul', ARTICLE_TOO_LONG: 'artikul', ARTICLE_DATE: 'artikul' },
  ...{ MERGED: 'yachejki', HIDDEN: 'yachejki', CELL_ERROR: 'yachejki' },
  FORMULA_WITHOUT_VALUE: 'yachejki',
  ...{ LEFT_OVER: 'artikul', SEVERAL_ARTICLES: 'artikul' },
  ...{ NOT_FOUND: 'tovar', AMBIGUOUS: 'tovar', GONE: 'tovar', NO_PRICE: 'tovar' },
  BASKET_FULL: 'korzina-zapolnena',
}

/** The paragraph about a row that cannot be added, in a tab of its own: what was read of the file stays. */
export const RowHelp = ({ reason }: Pick<ExcelCheckRow, 'reason'>) =>
  reason && (
    <a
      href={`${helpUrl('zagruzka-iz-excel')}#${anchors[reason.code] ?? 'kolichestvo'}`}
      target="_blank"
      rel="noopener"
    >
      {messages.help}
    </a>
  )
