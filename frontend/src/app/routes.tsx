import { redirect, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page';
import { Layout } from './layout/layout';
import { PAGE_ROUTES } from './pages';

/** The route table of both the server and the browser. A page that fails leaves navbar and footer standing. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: (
      <main>
        <ErrorPage />
      </main>
    ),
    children: [{ errorElement: <ErrorPage />, children: [...PAGE_ROUTES] }],
  },
  { path: '*', loader: () => redirect('/') },
];
