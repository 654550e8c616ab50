import { metricsPortOf, type ProcessKind, processes, processKinds } from '../fleet-table.ts'
import type { Layout } from '../layout.ts'
import {
  containerHaproxy,
  containerValues,
  folders,
  HAPROXY_IMAGE,
  IMAGE,
  replicasOf,
} from './containers.ts'
import { stopSecondsOf } from './systemd.ts'
import { indent, made } from './text.ts'

/** A pod is told to end while its address is still being taken out everywhere. */
const WITHDRAWAL_SECONDS = 2

const disruptions = (name: string): string => `---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: ${name}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      app: ${name}
`

const configuration = (name: string, data: string): string => `---
apiVersion: v1
kind: ConfigMap
metadata:
  name: ${name}
data:
${indent(data, 2)}
`

const valuesOf = (layout: Layout, kind: ProcessKind): string =>
  Object.entries(containerValues(layout, kind))
    .map(([name, value]) => `${name}: "${value}"`)
    .join('\n')

/** A name that gives the addresses of all pods: the balancer in front of them knows each. */
const headless = (kind: ProcessKind): string => `---
apiVersion: v1
kind: Service
metadata:
  name: ${kind}
spec:
  clusterIP: None
  publishNotReadyAddresses: true
  selector:
    app: ${kind}
  ports:
    - name: http
      port: ${processes[kind].port}
`

const probes = (kind: ProcessKind): string => {
  const { healthPath, port } = processes[kind]
  return healthPath === undefined
    ? ''
    : `          ports:
            - containerPort: ${port}
          startupProbe:
            tcpSocket:
              port: ${port}
            periodSeconds: 10
            failureThreshold: 120
          readinessProbe:
            httpGet:
              path: ${healthPath}
              port: ${port}
            periodSeconds: 1
            failureThreshold: 2
            timeoutSeconds: 2
          livenessProbe:
            tcpSocket:
              port: ${port}
            periodSeconds: 10
            failureThreshold: 6
`
}

const strategy = `  strategy:
    rollingUpdate:
      maxUnavailable: 0
      maxSurge: 1`

const deployment = (kind: ProcessKind): string => `---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${kind}
spec:
  replicas: ${replicasOf(kind)}
${strategy}
  selector:
    matchLabels:
      app: ${kind}
  template:
    metadata:
      labels:
        app: ${kind}
      annotations:
        prometheus.io/port: "${metricsPortOf(processes[kind].port)}"
    spec:
      terminationGracePeriodSeconds: ${stopSecondsOf(kind) + WITHDRAWAL_SECONDS}
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels:
              app: ${kind}
      containers:
        - name: ${kind}
          image: ${IMAGE}
          args: ["${kind}"]
          envFrom:
            - configMapRef:
                name: ${kind}
            - secretRef:
                name: ${kind}
${probes(kind)}          lifecycle:
            preStop:
              exec:
                command: ["sleep", "${WITHDRAWAL_SECONDS}"]
          volumeMounts:
            - name: releases
              mountPath: ${folders.RELEASE_DIR}
            - name: blobs
              mountPath: ${folders.BLOB_DIR}
            - name: index
              mountPath: ${folders.INDEX_DIR}
      volumes:
        - name: releases
          persistentVolumeClaim:
            claimName: releases
        - name: blobs
          persistentVolumeClaim:
            claimName: blobs
        - name: index
          emptyDir: {}
`

const claim = (name: string, size: string): string => `---
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  name: ${name}
spec:
  accessModes: [ReadWriteMany]
  resources:
    requests:
      storage: ${size}
`

/** HAProxy in front of both kinds: a Service alone has no repeats and does not keep a visitor at one BFF. */
const balancer = ({ ports }: Layout): string => `---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: balancer
spec:
  replicas: 2
${strategy}
  selector:
    matchLabels:
      app: balancer
  template:
    metadata:
      labels:
        app: balancer
    spec:
      terminationGracePeriodSeconds: 90
      securityContext:
        sysctls:
          - name: net.ipv4.ip_unprivileged_port_start
            value: "0"
      containers:
        - name: haproxy
          image: ${HAPROXY_IMAGE}
          ports:
            - containerPort: ${ports.edge.http}
            - containerPort: ${ports.edge.https}
            - containerPort: ${ports.inner.bff}
          readinessProbe:
            tcpSocket:
              port: ${ports.edge.https}
            periodSeconds: 1
          lifecycle:
            preStop:
              exec:
                command: ["sleep", "${WITHDRAWAL_SECONDS}"]
          volumeMounts:
            - name: configuration
              mountPath: /usr/local/etc/haproxy
            - name: certificate
              mountPath: /certificate
      volumes:
        - name: configuration
          configMap:
            name: balancer
        - name: certificate
          secret:
            secretName: certificate
---
apiVersion: v1
kind: Service
metadata:
  name: public
spec:
  type: LoadBalancer
  externalTrafficPolicy: Local
  selector:
    app: balancer
  ports:
    - name: http
      port: ${ports.edge.http}
    - name: https
      port: ${ports.edge.https}
---
apiVersion: v1
kind: Service
metadata:
  name: balancer
spec:
  selector:
    app: balancer
  ports:
    - name: bff
      port: ${ports.inner.bff}
`

/** Everything but the secrets \`shell\`, \`bff\`, \`worker\` and \`certificate\`, and the database, which is a service of its own. */
export const kubernetesYaml = (layout: Layout): string =>
  [
    made(),
    claim('releases', '10Gi'),
    claim('blobs', '100Gi'),
    configuration('balancer', `haproxy.cfg: |\n${indent(containerHaproxy(layout), 2)}`),
    balancer(layout),
    disruptions('balancer'),
    ...processKinds.flatMap((kind) => [
      configuration(kind, valuesOf(layout, kind)),
      ...(processes[kind].healthPath === undefined ? [] : [headless(kind)]),
      deployment(kind),
      disruptions(kind),
    ]),
  ].join('')

/** For `kubectl apply -k`: a shop changes image, replicas and sizes beside this, not in it. */
export const kustomization = (): string => `${made()}apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
  - shop.yaml
`
