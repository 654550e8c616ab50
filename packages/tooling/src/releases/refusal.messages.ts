import type { RefusalCode } from '@isp/federation/server'

/** Reasons for refusing a build or release, shown by the release command. */
export const refusalMessages: Readonly<Record<RefusalCode, (detail: string) => string>> = {
  'pointer-damaged': (detail) => `указатель current.json не читается (${detail})`,
  'inventory-missing': () =>
    'нет читаемого списка файлов integrity.json, соберите приложение заново',
  'version-differs': (version) => `список файлов не от этой версии, а от ${version}`,
  'file-missing': (file) => `не хватает файла ${file}`,
  'file-changed': (file) => `файл ${file} изменён после сборки`,
  'file-foreign': (file) => `файл ${file} не из этой сборки`,
  'chunk-missing': (hash) => `вход просит часть, которой нет среди файлов (${hash})`,
  'compressed-copy-differs': (file) => `в сжатом файле ${file} не то, что в исходном`,
  'meta-invalid': (detail) => `release-meta.json негоден (${detail || 'не читается'})`,
  'manifest-invalid': () => 'описание mf-manifest.json негодно или не читается',
  'shared-differs': (detail) => `собрано под другую версию общего модуля: ${detail}`,
  'name-differs': (name) => `это сборка приложения «${name}»`,
  'contract-differs': (numbers) =>
    `другой номер договора между оболочкой и приложениями (${numbers})`,
  'renderer-differs': (numbers) => `сборка оболочки не для этого веб-сервера (${numbers})`,
  'name-missing': (name) =>
    `у оболочки нет имени, которое нужно приложению: ${name}; сначала выпустите оболочку с ним`,
  'operation-missing': (operation) =>
    `в договоре оболочки нет операции API, которую вызывает приложение: ${operation}; сначала выпустите BFF и оболочку с ней`,
  'session-missing': (member) =>
    `в сеансе оболочки нет того, что нужно приложению: ${member}; сначала выпустите оболочку с ним`,
  'operation-unserved': (operations) =>
    `работающий сервер API не отвечает на вызовы, которые нужны этому выпуску: ${operations}; сначала обновите BFF`,
  'fragment-taken': (fragment) =>
    `в нём нет фрагмента, который показывает действующее приложение: ${fragment}; сначала выпустите то приложение без него`,
  'styles-page-wide': (what) =>
    `стили действуют на всю страницу и чужие приложения (${what}): стили элементов пишите в css из @emotion/react, правила на всю страницу — в <PageRules> из @isp/federation/remote`,
  'prefix-taken': (owner) => `адрес уже занят: ${owner}`,
  'over-budget': (excess) => `тяжелее своего бюджета: ${excess}`,
  'bundle-failed': (reason) => `серверная часть не запускается (${reason})`,
  'bundle-slow': () => 'серверная часть не заканчивает запуск',
  'set-aside': (reason) => `выпуск отозван (${reason})`,
}
