/** Address of 1C's standard exchange, with and without a last slash. */
export const ONEC_PATH = '/bff/1c/exchange'

/** The address that УТ takes by itself when only a host is entered. */
export const ONEC_OWN_PATH = '/bitrix/admin/1c_exchange.php'
