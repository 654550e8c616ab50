// What this machine can do at all: a fastify that says hello. Told its port, it listens until it is ended.
import Fastify from 'fastify'

const app = Fastify()
app.get('/', async () => 'hello')
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
