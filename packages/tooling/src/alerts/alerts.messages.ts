export const alertsMessages = {
  sound: (count: number) => `Правила тревог верны: ${count}, у каждой есть проверка и раздел.`,
  noPromtool:
    'promtool не найден, и сами правила не проверены. Поставьте Prometheus: в Debian — apt-get install prometheus.',
  noSection: (alert: string, runbook: string) =>
    `${alert}: в ${runbook} нет раздела «## ${alert}», и тому, кого разбудят, нечего читать.`,
  wrongLink: (alert: string, link: string, expected: string) =>
    `${alert}: runbook_url ведёт в ${link}, а раздел здесь: ${expected}.`,
  partMissing: (alert: string, part: string, runbook: string) =>
    `${alert}: в его разделе ${runbook} не сказано «${part}».`,
  noAlert: (section: string, rules: string) =>
    `Раздел «${section}» есть, а тревоги с таким именем в ${rules} нет.`,
  neverFires: (alert: string, tests: string) => `${alert}: в ${tests} не срабатывает ни разу.`,
  refused: (output: string) => `promtool: ${output}`,
} as const
