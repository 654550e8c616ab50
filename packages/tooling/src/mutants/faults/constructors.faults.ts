import type { Fault } from '../fault.ts'

/** Constructors of tools: what may be made, and what is sent. */
export const faults: readonly Fault[] = [
  {
    id: 'request-knows-nobody',
    file: 'remote-catalog/src/routes/constructors/request-form.tsx',
    find: "{ messages: '', ...knownTexts(useStanding()), ...typed }",
    replace: "{ userName: '', email: '', messages: '', ...typed }",
    tests: ['constructors/order-request.test'],
    harm: 'вошедший пишет имя и почту, которые магазин знает',
  },
  {
    id: 'request-types-over-the-visitor',
    file: 'remote-catalog/src/routes/constructors/request-form.tsx',
    find: "{ messages: '', ...knownTexts(useStanding()), ...typed }",
    replace: "{ messages: '', ...typed, ...knownTexts(useStanding()) }",
    tests: ['constructors/order-request.test'],
    harm: 'поправленная почта возвращается к той, что в кабинете',
  },
  {
    id: 'constructor-rule-unheard',
    file: 'packages/contract/src/constructors/configuration.ts',
    find: 'if (evaluate(broken, scope, tables) !== true) continue',
    replace: 'if (evaluate(broken, scope, tables) !== false) continue',
    tests: ['constructors/configuration.test'],
    harm: 'по противоречивым размерам уходит заявка',
  },
  {
    id: 'constructor-drawn-unsound',
    file: 'packages/bff/src/modules/constructors/constructors.service.ts',
    find: 'if (configuration.faults.length > 0)',
    replace: 'if (false)',
    tests: ['constructors/constructors.test'],
    harm: 'сервер чертит инструмент, который нельзя изготовить',
  },
  {
    id: 'constructor-request-flood',
    file: 'packages/bff/src/modules/constructors/constructor-request.service.ts',
    find: '(await countRequests(database, network)) > AN_HOUR',
    replace: 'AN_HOUR < 0',
    tests: ['constructors/constructor-request.test'],
    harm: 'почту магазина заваливают письмами с одного адреса',
  },
  {
    id: 'constructor-file-unattached',
    file: 'packages/bff/src/modules/files/files.sql.ts',
    find: 'and blob is not null and attached_at is not null`',
    replace: 'and blob is not null`',
    tests: ['constructors/constructor-request.test'],
    harm: 'файл отвергнутой заявки открыт по ссылке',
  },
  {
    id: 'arrows-off-the-sheet',
    file: 'packages/contract/src/constructors/drawing/room.ts',
    find: '(below > 0 ? OUTSIDE + 0.2 : EDGE) * t',
    replace: 'EDGE * t',
    tests: ['constructors/drawings'],
    harm: 'стрелки короткого размера обрезаны краем чертежа',
  },
  {
    id: 'advice-that-is-refused',
    file: 'packages/bff/src/modules/constructors/types/zenkovka.json',
    find: "min(table('shank', d), floor(2 * d) / 2)",
    replace: "table('shank', d)",
    tests: ['constructors/drawings'],
    harm: 'набрал один диаметр зенковки — и получил отказ о хвостовике, которого не выбирал',
  },
]
