import { hasRole, type Layout, type Machine, ownAddress, type Place, placesOf } from '../layout.ts'
import { LIVE_PATH, longestBodyMegabytes, readCalls } from '../public-calls.ts'
import { made } from './text.ts'

export type NginxPlaces = {
  /** Certificate and key of the shop. */
  certificate: string
  key: string
  pidFile: string
  logFolder: string
}

export const nginxPlaces: NginxPlaces = {
  certificate: '/etc/ssl/isp/shop.crt',
  key: '/etc/ssl/isp/shop.key',
  pidFile: '/run/nginx.pid',
  logFolder: '/var/log/nginx',
}

/** Never counted as dead: with the default of one failure a restart leaves nobody to answer. */
const serversOf = (places: readonly Place[]): string =>
  places.map(({ address, port }) => `    server ${address}:${port} max_fails=0;`).join('\n')

/**
 * A call is repeated on the next server when its connection ends before an answer: what nginx holds for safe, and what the map names.
 * Without \`non_idempotent\` a POST goes to the next server only if it has not been sent.
 */
const passTo = (upstream: string, headers: string): string => `
    location = ${LIVE_PATH} {
      proxy_pass http://${upstream};
      proxy_buffering off;
${headers}
    }
    location / {
      error_page 418 = @repeatable;
      if ($isp_repeatable) {
        return 418;
      }
      proxy_pass http://${upstream};
      proxy_request_buffering off;
${headers}
    }
    location @repeatable {
      proxy_pass http://${upstream};
      proxy_next_upstream error timeout http_503 non_idempotent;
${headers}
    }`

const ofVisitor = `      proxy_set_header host $http_host;
      proxy_set_header connection "";
      proxy_set_header forwarded "";
      proxy_set_header x-real-ip "";
      proxy_set_header x-isp-server-key "";
      proxy_set_header x-forwarded-for $remote_addr;
      proxy_set_header x-forwarded-host $http_host;
      proxy_set_header x-forwarded-proto $scheme;`

/** The web server has said whose call it is; its own calls have no such header. */
const ofServer = `      proxy_set_header host $http_host;
      proxy_set_header connection "";`

const edge = (layout: Layout, { certificate, key }: NginxPlaces): string => `
  upstream isp_shell {
${serversOf(placesOf(layout, 'shell'))}
    keepalive 64;
    keepalive_timeout 30s;
  }

  server {
    listen ${layout.ports.edge.http};
    return 301 ${layout.origin}$request_uri;
  }

  server {
    listen ${layout.ports.edge.https} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    ssl_protocols TLSv1.2 TLSv1.3;
${passTo('isp_shell', ofVisitor)}
  }
`

const inner = (layout: Layout, machine: Machine): string => `
  # one visitor, one BFF: pages of a list come from one index
  map $http_x_forwarded_for $isp_visitor {
    "" $request_id;
    default $http_x_forwarded_for;
  }

  upstream isp_bff {
    hash $isp_visitor consistent;
${serversOf(placesOf(layout, 'bff'))}
    keepalive 64;
    keepalive_timeout 30s;
  }

  server {
    listen ${ownAddress(machine)}:${layout.ports.inner.bff};
    keepalive_requests 1000000;
    access_log off;
${passTo('isp_bff', ofServer)}
  }
`

/** nginx.conf of a machine: the edge, the way to the BFFs, or both. */
export const nginxConf = (
  layout: Layout,
  machine: Machine,
  places: NginxPlaces = nginxPlaces,
): string => `${made()}# nginx of Debian has no active checks: a process that leaves answers until it closes, then the next one is asked.
user www-data;
worker_processes auto;
worker_rlimit_nofile 65536;
pid ${places.pidFile};
error_log ${places.logFolder}/error.log;

events {
  worker_connections 16384;
}

http {
  access_log ${places.logFolder}/access.log;
  server_tokens off;
  include /etc/nginx/mime.types;

  # the web server judges bodies by their speed and the BFF by their length; this is the longest that a call takes
  client_max_body_size ${longestBodyMegabytes}m;
  client_header_timeout 20s;
  client_body_timeout 60s;
  send_timeout 60s;

  proxy_http_version 1.1;
  proxy_connect_timeout 2s;
  proxy_read_timeout 75s;
  proxy_send_timeout 75s;
  proxy_next_upstream error timeout http_503;
  proxy_next_upstream_tries 2;

  # POST that changes nothing, and whatever has a key by which it is carried out once
  map "$request_method $uri" $isp_read {
    default 0;
${readCalls.map((path) => `    "POST ${path}" 1;`).join('\n')}
  }
  map $http_idempotency_key $isp_repeatable {
    "" $isp_read;
    default 1;
  }
${hasRole(machine, 'edge') ? edge(layout, places) : ''}${hasRole(machine, 'inner') ? inner(layout, machine) : ''}}
`
